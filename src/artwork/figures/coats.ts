import type { Figure } from '../drawing/figure.ts';
import type { Coat } from '../light/light.ts';

/** The local colours of figures, by the first one or two words of their names. Of a person body and shade are cloth, lit is the skin. */
const COATS: Record<string, Coat> = {
  elephant: { body: '#7d736d', pale: '#f3e6c8' },
  buffalo: { body: '#40332f', pale: '#8a7a68' },
  hippo: { body: '#74606a', shade: '#4e3f4c', pale: '#b58f8c' },
  giraffe: { body: '#e2ac5c', dark: '#8a4722', pale: '#f6dfae' },
  zebra: { body: '#f4ead6', shade: '#c9bba8', dark: '#2b1d22', pale: '#fffaf0' },
  wildebeest: { body: '#5a4c4c', dark: '#241a20', pale: '#e3d6ba' },
  lion: { body: '#d0964c', dark: '#6a3718', pale: '#f2d39a', accent: '#e6ac44' },
  gorilla: {
    accent: '#7fa644',
    body: '#2c2c34',
    shade: '#1a1a22',
    lit: '#6c737c',
    dark: '#0f0f16',
    pale: '#8d8f92',
  },
  'gorilla infant': {
    accent: '#5c5150',
    body: '#2c2c34',
    shade: '#1a1a22',
    lit: '#6c737c',
    dark: '#0f0f16',
    pale: '#8d8f92',
  },
  crane: { body: '#8d949c', lit: '#a83c2a', dark: '#2b2730', pale: '#f8f1e0', accent: '#e8b23a' },
  turtle: { body: '#5d6b3c', pale: '#d8cb94' },
  acacia: { body: '#5c6b32', dark: '#4a3328', shade: '#3c4a2a' },
  baobab: { body: '#a98572', shade: '#7a5a50', dark: '#5c4038', accent: '#7a9a4c' },
  'tree fern': { body: '#5f9a4c', shade: '#2f6444', dark: '#4a3428' },
  'coconut palm': {
    body: '#3a8a58',
    shade: '#1f6048',
    lit: '#9cbc5c',
    dark: '#6b4a38',
    pale: '#c9a57c',
    accent: '#c98a3c',
  },
  euphorbia: { body: '#4f7a50', shade: '#33584a', lit: '#8fae62', dark: '#5a4a3e' },
  'grass tuft': { body: '#a8a04c', shade: '#7c7a3c', lit: '#dccb72' },
  dhow: { body: '#6b3b28', dark: '#33201e', pale: '#f3dfbc', lit: '#fffaea' },
  'far dhow': { body: '#6b3b28', dark: '#33201e', pale: '#fff1d6' },
  'Land Rover': {
    body: '#6e7a4c',
    shade: '#4c5638',
    lit: '#a4ac74',
    dark: '#231f24',
    pale: '#cfe0dc',
    accent: '#f4b73e',
  },
  'Mitsubishi van': {
    body: '#3f6f88',
    shade: '#2b4e66',
    lit: '#8ab4c0',
    dark: '#231f28',
    pale: '#d2e4e2',
    accent: '#f4b73e',
  },
  'Superior van': {
    body: '#8a3a34',
    shade: '#5e2628',
    lit: '#cc7a5c',
    dark: '#241a20',
    pale: '#d8e2dc',
    accent: '#f6d07a',
  },
  'Toyota van': {
    body: '#efe6d2',
    shade: '#b8ab98',
    lit: '#fffaec',
    dark: '#2a2630',
    pale: '#a9c4c8',
    accent: '#e0573a',
  },
  canoe: { body: '#7a4a2e', dark: '#3a241e' },
  'person paddling': {
    body: '#c2452a',
    shade: '#8d3020',
    lit: '#7d4a31',
    dark: '#2a1d22',
    accent: '#2f6f86',
  },
};

/** Gives a figure's own colours by its name (`elephant walking` wears the elephant's), none if it has none. */
export function coatOf(figure: Figure): Coat {
  const words = figure.name.split(' ');
  return COATS[words.slice(0, 2).join(' ')] ?? COATS[words[0] ?? ''] ?? {};
}
