import { expectMails, newAddress, newName, sentWords } from '../enquiries.ts';
import { ROUTES } from '../fixture.ts';
import { CARS } from '../sample/cards.ts';
import { expect, test, type Visitor } from './visitor.ts';

const TRIP = '#bookingSection form';
const { id, carname } = CARS[3]!;
const CAR = `#${id} form`;

async function fillTrip(visitor: Visitor, name: string) {
  await visitor.fill(TRIP, 'Where To', 'Bwindi');
  await visitor.fill(TRIP, 'Where From', 'Entebbe airport');
  await visitor.fill(TRIP, 'Full Name', name);
  await visitor.fill(TRIP, 'Phone Number', '+256772000000');
}
async function fillCar(visitor: Visitor, name: string) {
  await visitor.press(`#${id} summary`);
  await visitor.fill(CAR, 'Full name', name);
  await visitor.fill(CAR, 'Email', 'amina@traveller.example');
  await visitor.fill(CAR, 'Phone', '+256772000000');
}
const alive = (visitor: Visitor, form: string) =>
  expect
    .poll(() => visitor.tab.run((css) => document.querySelector(css)?.hasAttribute('novalidate'), form))
    .toBe(true);
/** Whether an element says these words. */
const says = (visitor: Visitor, css: string, words: string) =>
  expect.poll(async () => (await visitor.texts(css)).join(' ')).toContain(words);

test('a trip is asked for: what is missing is told, and what is sent arrives', async ({ visitor }) => {
  await visitor.open(`${ROUTES.blog}#bookingSection`);
  await alive(visitor, TRIP);
  await visitor.press(`${TRIP} button`, 'Complete Booking');
  await says(visitor, TRIP, 'Please provide a destination');
  const name = newName();
  await fillTrip(visitor, name);
  await visitor.press(`${TRIP} button`, 'Complete Booking');
  const [mail] = await expectMails(name, 1);
  expect(mail?.text).toContain('Where To: Bwindi');
  await says(visitor, '#bookingSection', sentWords(name));
});

test('a car is asked for, and its mail arrives', async ({ visitor }) => {
  await visitor.open(`${ROUTES.cars}#${id}`);
  await alive(visitor, CAR);
  const name = newName();
  await fillCar(visitor, name);
  await visitor.setDate(CAR, 'Return date', '2099-01-02');
  await visitor.press(`${CAR} button`, 'Send Booking');
  const [mail] = await expectMails(name, 1);
  expect(mail?.text).toContain(carname);
});

test('the newsletter takes an address', async ({ visitor }) => {
  await visitor.open('/#newsletter');
  await alive(visitor, '#newsletter form');
  const address = newAddress();
  await visitor.press('#newsletter input[type="email"], #newsletter input[inputmode="email"]');
  await visitor.tab.type(address);
  await visitor.press('#newsletter button', 'Subscribe');
  await expectMails(address, 1);
});

test('the forms send without script, too', async ({ withoutScript }) => {
  const name = newName();
  await withoutScript.open(ROUTES.blog);
  await fillTrip(withoutScript, name);
  await withoutScript.setDate(TRIP, 'Departure Date', '2099-01-01');
  await withoutScript.press(`${TRIP} button`, 'Complete Booking');
  await withoutScript.arrives(ROUTES.received);
  await expectMails(name, 1);

  const driver = newName();
  await withoutScript.open(ROUTES.cars);
  await fillCar(withoutScript, driver);
  await withoutScript.setDate(CAR, 'Pick-up date', '2099-01-01');
  await withoutScript.setDate(CAR, 'Return date', '2099-01-02');
  await withoutScript.press(`${CAR} button`, 'Send Booking');
  await withoutScript.arrives(ROUTES.received);
  await expectMails(driver, 1);
});
