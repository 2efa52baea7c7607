import type { Coat } from '../../light/light.ts';
import { CLOTHES } from '../people/clothes.ts';

const PICKER: Coat = {
  body: '#b8405a',
  shade: '#842c48',
  lit: '#5f3a28',
  dark: '#263029',
  pale: '#e3bf7c',
  accent: '#4f8a45',
};

/** The local colours of people, by the first two words of a figure's name: body and shade are cloth, lit is the skin. */
export const peopleCoats: Record<string, Coat> = {
  'person hiking': CLOTHES.blue,
  'person paddling': CLOTHES.coral,
  'person ahead': CLOTHES.blue,
  intore: {
    body: '#b8402a',
    shade: '#7d2a24',
    lit: '#6b4028',
    dark: '#241820',
    pale: '#f3dc9c',
    accent: '#f0b53c',
  },
  'couple on': {
    body: '#f0e6d2',
    shade: '#4a3430',
    lit: '#6b4028',
    dark: '#2a1d22',
    pale: '#f6d9a4',
    accent: '#c2452a',
  },
  'person from': {
    body: '#2c4a8c',
    shade: '#1d3568',
    lit: '#6b4028',
    dark: '#2a1d22',
    pale: '#ecd09a',
    accent: '#e2702f',
  },
  'person walking': {
    body: '#c9783a',
    shade: '#94502f',
    lit: '#6b4028',
    dark: '#2a1d22',
    pale: '#e8c88a',
    accent: '#d8963c',
  },
  'person trekking': CLOTHES.blue,
  'person helping': {
    body: '#5a6a3a',
    shade: '#36421f',
    lit: '#6b4028',
    dark: '#2a1d22',
    pale: '#f0b53c',
    accent: '#c2452a',
  },
  'person kitesurfing': {
    body: '#2f6f86',
    shade: '#a83c2a',
    lit: '#9a6240',
    dark: '#2a2530',
    pale: '#fff3dc',
    accent: '#e2572b',
  },
  'person pointing': {
    body: '#c2a468',
    shade: '#8f7548',
    lit: '#6b4028',
    dark: '#33241f',
    accent: '#4f6b3c',
  },
  'person watching': {
    body: '#8a8c58',
    shade: '#62653f',
    lit: '#5f3a28',
    dark: '#2a1d22',
    accent: '#c2452a',
  },
  'person photographing': {
    body: '#2f6f86',
    shade: '#1f4d63',
    lit: '#b57f58',
    dark: '#3a2620',
    pale: '#f0e6d0',
    accent: '#e2572b',
  },
  'person seated': { body: '#c9703a', shade: '#94502f', lit: '#9a6240', dark: '#2a1d22', accent: '#3f7a74' },
  'person picking': PICKER,
  'person drumming': {
    body: '#f0e2c4',
    shade: '#c4ab8c',
    lit: '#6b4028',
    dark: '#33201e',
    accent: '#a8482c',
  },
};
