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
  lantern: {
    body: '#8a5636',
    shade: '#5f3a28',
    pale: '#ffedc0',
    lit: '#d29a5c',
    dark: '#33201e',
    accent: '#ffb84a',
  },
};
