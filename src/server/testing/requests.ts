import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { LIB_VERSION } from '../../forms/mailer.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Ask {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends one request over a connection of its own, with exactly the headers given. */
export function ask(port: number, { method = 'GET', path = '/', headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { port, host: '127.0.0.1', method, path, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** A trip request that breaks no rule. */
export const TRIP = {
  startdate: '2099-07-01',
  enddate: '2099-07-08',
  destinationLocation: 'Bwindi',
  returnLocation: 'Entebbe',
  adultCount: '2',
  childCount: '0',
  travelerName: 'Amina Okello',
  travelerContact: '+256772123456',
  travelerEmail: '',
  answerBy: 'phone',
  specialRequests: 'Vegetarian meals',
};
export const CAR = {
  carname: 'Toyota Van',
  driversName: 'Amina Okello',
  email: 'amina@mail.example',
  phonenumber: '0772123456',
  pickupdate: '2099-07-01',
  returndate: '2099-07-03',
  withdriver: true,
};
export const FORMS = { trip: TRIP, car: CAR, newsletter: { email: 'amina@mail.example' } };
type Values = Record<string, string | number | boolean>;
/** What an enquiry says of the library that sends it, and of the account. */
export const IDS = { lib_version: LIB_VERSION, user_id: 'local', service_id: 'outbox' };

/** Sends an enquiry as the e-mail library does, as JSON. */
export function send(port: number, template: string, params: unknown, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ ...IDS, template_id: template, template_params: params });
  const type = { 'Content-Type': 'application/json', ...headers };
  return ask(port, { method: 'POST', path: '/api/v1.0/email/send', headers: type, body });
}

/** Sends an enquiry as a form: multipart as browsers write it, or url-encoded. */
export async function sendForm(
  port: number,
  template: string,
  values: Values,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...values, ...IDS, template_id: template })) {
    form.append(name, String(value));
  }
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = { 'Content-Type': encoded.headers.get('content-type') ?? '', ...headers };
  return ask(port, { method: 'POST', path: '/api/v1.0/email/send-form', headers: type, body });
}

/** What a browser adds when it leaves a page of ours by a native submit. */
export const navigation = (port: number) => ({
  Origin: `http://localhost:${port}`,
  Host: `localhost:${port}`,
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'navigate',
  Accept: 'text/html',
});
