import { expect, it } from 'vitest';
import agency from '../../content/site.json' with { type: 'json' };
import { siteNodes } from './agency.ts';
import { graphJson } from './graph.ts';

const origin = new URL('https://www.zurura.example');
const real = {
  ...agency,
  phones: ['+256 772 123 456', '+256 701 000 100'],
  email: 'hello@zurura.test',
  address: ['1 Market Street', 'Kampala'],
  social: [
    { name: 'Facebook', url: 'https://facebook.example/zurura' },
    { name: 'Instagram', url: 'https://www.instagram.com/zurura' },
  ],
};

it('tells how to reach the agency, and which pages elsewhere are its own', () => {
  const [, told] = siteNodes(real, origin, true);
  expect(told).toMatchObject({
    telephone: '+256 772 123 456',
    email: 'hello@zurura.test',
    address: '1 Market Street, Kampala',
    sameAs: ['https://www.instagram.com/zurura'],
  });
  const [named] = siteNodes(real, origin, false);
  expect(named).toMatchObject({ '@type': 'TravelAgency' });
  expect(named).not.toHaveProperty('telephone');
});

it.each([
  ['an e-mail', { email: 'hello@zurura.example' }],
  ['a phone number', { phones: ['+256 772 123 456', '+256 000 000 002'] }],
])('keeps all contacts back while %s is a placeholder', (_, placeholder) => {
  const [, told] = siteNodes({ ...real, ...placeholder }, origin, true);
  for (const key of ['telephone', 'email', 'address']) expect(told).not.toHaveProperty(key);
});

it('writes no text that could end the element it stands in', () => {
  const json = graphJson([{ '@type': 'ItemList', name: '</script><b>' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: '</script><b>' }] });
});
