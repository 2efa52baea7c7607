import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carForm } from './car.ts';
import { newsletterForm } from './newsletter.ts';
import { tripForm } from './trip.ts';
import { LIB_VERSION, SEND_FORM_PATH, deliver, type EnquiryTarget, type Message } from './mailer.ts';

const targetOf = (template: string): EnquiryTarget => ({
  publicKey: 'local',
  service: 'outbox',
  template,
  origin: '',
});
const TRIP: Message = {
  form: tripForm,
  fields: { travelerName: 'Jane Doe', specialRequests: 'a\nb', enquiry_ref: 'one' },
};
const CAR: Message = {
  form: carForm,
  fields: { carname: 'Van', withdriver: '', enquiry_ref: 'two', replaces: 'one' },
};
const IDS = { lib_version: LIB_VERSION, service_id: 'outbox', user_id: 'local' };

const NativeFormData = FormData;
const fetchStub =
  vi.fn<(url: string, init: { method: string; headers?: unknown; body: unknown }) => Promise<Response>>();
const onLate = vi.fn();
const entriesOf = (body: unknown) => Object.fromEntries((body as FormData).entries());
const request = () => fetchStub.mock.calls[0]!;

beforeEach(() => {
  // As much of a browser as the e-mail client asks for: a form of hidden inputs, and its data.
  const element = (nodeName: string) => {
    const inputs: { name: string; value: string }[] = [];
    return {
      nodeName: nodeName.toUpperCase(),
      inputs,
      append: (input: (typeof inputs)[0]) => inputs.push(input),
    };
  };
  class BrowserFormData extends NativeFormData {
    constructor(form?: ReturnType<typeof element>) {
      super();
      form?.inputs.forEach(({ name, value }) => this.append(name, value));
    }
  }
  vi.stubGlobal('document', { createElement: element });
  vi.stubGlobal('FormData', BrowserFormData);
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('fetch', fetchStub);
  vi.spyOn(console, 'warn').mockReturnValue();
  fetchStub.mockReset().mockImplementation(async () => new Response('OK'));
  onLate.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('@emailjs/browser');
  vi.resetModules();
});

describe('what is sent', () => {
  it('is a multipart form for a trip, with each id once', async () => {
    expect(await deliver(TRIP, targetOf('trip'), onLate)).toEqual({ state: 'sent' });
    const [url, { method, body }] = request();
    expect([url, method]).toEqual(['/api/v1.0/email/send-form', 'POST']);
    expect(entriesOf(body)).toEqual({ ...TRIP.fields, ...IDS, template_id: 'trip' });
    expect((body as FormData).getAll('lib_version')).toHaveLength(1);
  });

  it('is JSON for a car, with the driver as yes or no', async () => {
    await deliver(CAR, targetOf('car'), onLate);
    await deliver({ ...CAR, fields: { withdriver: 'true' } }, targetOf('car'), onLate);
    const [url, { headers, body }] = request();
    expect(url).toBe('/api/v1.0/email/send');
    expect(headers).toEqual({ 'Content-type': 'application/json' });
    const params = { carname: 'Van', withdriver: false, enquiry_ref: 'two', replaces: 'one' };
    expect(JSON.parse(body as string)).toEqual({ ...IDS, template_id: 'car', template_params: params });
    expect(fetchStub.mock.calls[1]![1].body).toContain('"withdriver":true');
  });

  it('is JSON for the newsletter', async () => {
    await deliver({ form: newsletterForm, fields: { email: 'a@b.co' } }, targetOf('newsletter'), onLate);
    const { template_id: template, template_params: params } = JSON.parse(request()[1].body as string);
    expect([template, params]).toEqual(['newsletter', { email: 'a@b.co' }]);
  });

  it('goes to the configured origin', async () => {
    await deliver(CAR, { ...targetOf('car'), origin: 'https://mail.example' }, onLate);
    expect(request()[0]).toBe('https://mail.example/api/v1.0/email/send');
  });

  it('names the version of the client that is installed', () => {
    const { version } = createRequire(import.meta.url)('@emailjs/browser/package.json') as {
      version: string;
    };
    expect(LIB_VERSION).toBe(version);
  });

  it('goes out in a browser that looks automated too', async () => {
    vi.stubGlobal('navigator', { webdriver: true, onLine: true });
    expect(await deliver(CAR, targetOf('car'), onLate)).toEqual({ state: 'sent' });
  });

  it('goes out as often as it is asked for', async () => {
    for (const _ of [1, 2, 3]) expect(await deliver(CAR, targetOf('car'), onLate)).toEqual({ state: 'sent' });
  });
});

describe('each way to fail', () => {
  it('by a status is told by its number, and the provider’s words go to the console alone', async () => {
    fetchStub.mockResolvedValue(new Response('The Public Key is invalid', { status: 400 }));
    expect(await deliver(CAR, targetOf('car'), onLate)).toEqual({ state: 'failed', cause: 'refused' });
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('The Public Key is invalid'));
  });

  it('by the network is told from a refusal', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await deliver(TRIP, targetOf('trip'), onLate)).toEqual({ state: 'failed', cause: 'unreachable' });
  });

  it('by a missing id is a refusal', async () => {
    expect(await deliver(CAR, { ...targetOf('car'), publicKey: '' }, onLate)).toEqual({
      state: 'failed',
      cause: 'refused',
    });
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('by silence is unconfirmed after 30 seconds', async () => {
    await import('@emailjs/browser');
    vi.useFakeTimers();
    fetchStub.mockReturnValue(new Promise(() => {}));
    const ended = vi.fn();
    void deliver(CAR, targetOf('car'), onLate).then(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ state: 'unconfirmed' });
    expect(onLate).not.toHaveBeenCalled();
  });

  it('by a page of HTML in place of an answer is unconfirmed', async () => {
    fetchStub.mockResolvedValue(new Response('<html>Welcome to the hotel'));
    expect(await deliver(CAR, targetOf('car'), onLate)).toEqual({ state: 'unconfirmed' });
  });
});

it('tells of an answer after the time-out, good or bad', async () => {
  await import('@emailjs/browser');
  vi.useFakeTimers();
  let answer = (_: Response) => {};
  fetchStub.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const outcome = deliver(CAR, targetOf('car'), onLate);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toEqual({ state: 'unconfirmed' });
  answer(new Response('OK'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledExactlyOnceWith({ state: 'sent' });
});

describe('where the client cannot be loaded', () => {
  it('the same call is made by hand', async () => {
    vi.doMock('@emailjs/browser', () => Promise.reject(new Error('no storage here')));
    const outcome = await deliver(
      { ...CAR, fields: { ...CAR.fields, withdriver: 'true' } },
      targetOf('car'),
      onLate,
    );
    expect(outcome).toEqual({ state: 'sent' });
    const [url, { body }] = request();
    expect(url).toBe(SEND_FORM_PATH);
    expect(entriesOf(body)).toMatchObject({ ...IDS, template_id: 'car', carname: 'Van', withdriver: 'true' });
  });

  it('or does not come within 8 seconds', async () => {
    vi.useFakeTimers();
    vi.doMock('@emailjs/browser', () => new Promise(() => {}));
    const outcome = deliver(TRIP, targetOf('trip'), onLate);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(fetchStub).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ state: 'sent' });
    expect(entriesOf(request()[1].body)).toMatchObject({ ...TRIP.fields, template_id: 'trip' });
  });

  it('a failure is told as ever', async () => {
    vi.doMock('@emailjs/browser', () => Promise.reject(new Error('no storage here')));
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await deliver(TRIP, targetOf('trip'), onLate)).toEqual({ state: 'failed', cause: 'unreachable' });
  });
});
