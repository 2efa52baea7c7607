import type { Coat } from '../../light/light.ts';

/** The local colours of what lies on tables and sills, by the first one or two words of a figure's name. */
export const objectCoats: Record<string, Coat> = {
  drum: {
    body: '#6b4028',
    shade: '#452820',
    lit: '#c9a878',
    pale: '#f0e2c4',
    dark: '#2a1c1c',
    accent: '#a8482c',
  },
  map: {
    body: '#a9bf78',
    shade: '#4f93a0',
    pale: '#fbf1d8',
    lit: '#efdfb6',
    dark: '#3a2430',
    accent: '#d9452c',
  },
  passport: { body: '#27466b', shade: '#1a3150', pale: '#fbf1d8', lit: '#e3bd62', accent: '#d9452c' },
  compass: {
    body: '#c9963e',
    shade: '#8f6528',
    pale: '#fff6e2',
    lit: '#f0cd84',
    dark: '#33241f',
    accent: '#d9452c',
  },
  camera: {
    body: '#4a4650',
    shade: '#2f2c36',
    pale: '#9fc3cc',
    lit: '#c9c2bc',
    dark: '#1c1820',
    accent: '#f08a4a',
  },
  lantern: {
    body: '#8a5636',
    shade: '#5f3a28',
    pale: '#ffedc0',
    lit: '#d29a5c',
    dark: '#33201e',
    accent: '#ffb84a',
  },
  'tea cup': {
    body: '#6b3f24',
    pale: '#f6ead2',
    shade: '#c0a68c',
    lit: '#fffaf0',
    dark: '#5a3424',
    accent: '#d9583c',
  },
};
