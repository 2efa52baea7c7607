import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testWords } from '../words/testing/testWords.ts';
import * as rules from './rules.ts';

const HUGE = 100_000;

/** The longest text that any pattern inside `work` was given to look at, in characters. */
function longestMatched(work: () => void): number {
  let longest = 0;
  const { test } = RegExp.prototype;
  RegExp.prototype.test = function (this: RegExp, text: string) {
    longest = Math.max(longest, text.length);
    return test.call(this, text);
  };
  try {
    work();
  } finally {
    RegExp.prototype.test = test;
  }
  return longest;
}

describe('a name', () => {
  it.each([
    ...["Ng'ang'a Wa Thiong'o", 'Ng’ang’a Wa Thiong’o', 'Anne-Marie Nakato', 'Nguyễn Văn An', 'محمد علي'],
    ...[
      '李 小龙',
      'Jose\u0301 Marti\u0301',
      'J. Smith',
      'Martin Luther King Jr.',
      'Ólafur Ó Dálaigh',
      'अमित कुमार',
    ],
    ...[
      '  Jane Doe  ',
      'Jane\u00a0Doe',
      'Jane   Doe',
      'O.J. Okello',
      'Жанна Д’Арк',
      'ነጋሽ ተሰማ',
      'Jean-Pierre St. John',
    ],
  ])('%j is accepted', (name) => {
    expect(rules.isPersonName(name)).toBe(true);
  });

  it.each([
    ...['', '   ', 'Jane', 'Jane D0e', 'Jane 😀', 'Jane -', '<b>', '<b> <i>', 'Jane Doe!', '- -', "' '"],
    ...[
      'Jane @Doe',
      'Jane Doe 2',
      'Jane--Anne Doe',
      'Jane Doe\u0000',
      '. .',
      'Jane <img src=x>',
      '\u0301a Doe',
    ],
  ])('%j is refused', (name) => {
    expect(rules.isPersonName(name)).toBe(false);
  });

  it('may have 200 characters and no more', () => {
    expect(rules.isPersonName(`Jane ${'a'.repeat(195)}`)).toBe(true);
    expect(rules.isPersonName(`Jane ${'a'.repeat(196)}`)).toBe(false);
  });

  it('is judged the same composed and decomposed', () => {
    const word = fc.stringMatching(/^[a-zéüñåảộ]{1,8}$/u);
    fc.assert(
      fc.property(word, word, (first, last) => {
        const name = `${first} ${last}`;
        expect(rules.isPersonName(name.normalize('NFD'))).toBe(rules.isPersonName(name.normalize('NFC')));
      }),
    );
  });

  it('needs a second word, whatever the letters', () => {
    const word = fc.stringMatching(/^\p{L}{1,10}$/u);
    fc.assert(
      fc.property(word, word, (first, last) => {
        expect(rules.isPersonName(first)).toBe(false);
        expect(rules.isPersonName(`${first} ${last}`)).toBe(true);
      }),
    );
  });

  it('has a pattern that a browser without script can use, and that judges as we do', () => {
    const native = new RegExp(`^(?:${rules.NAME_PATTERN})$`, 'v');
    for (const name of ["Ng'ang'a Wa", ' Jane Doe ', 'J. Smith', 'Jane', 'Jane D0e', '李 小龙', 'Jane -']) {
      expect(native.test(name), name).toBe(rules.isPersonName(name));
    }
  });
});

describe('a phone number', () => {
  const digits = (count: number) => '1234567890123456'.slice(0, count);
  it.each([
    ...[`+${digits(10)}`, `+${digits(15)}`, '0772123456', `0${digits(14)}`, `0${digits(9)}`],
    ...[
      '+256 772 123 456',
      '(0772) 123-456',
      '0772.123.456',
      '+256\u00a0772\u00a0123\u00a0456',
      '0772–123–456',
    ],
    ...[
      '٠٧٧٢١٢٣٤٥٦',
      '۰۷۷۲۱۲۳۴۵۶',
      '+٢٥٦٧٧٢١٢٣٤٥٦',
      '０７７２１２３４５６',
      '＋２５６７７２１２３４５６',
      '\u202a+256772123456\u202c',
    ],
  ])('%j is accepted', (phone) => {
    expect(rules.isPhone(phone)).toBe(true);
  });

  it.each([
    ...['', ' ', '+', '0', `+${digits(9)}`, `+${digits(16)}`, '077212345', `0${digits(15)}`, '+0772123456'],
    ...[
      '256772123456',
      '1234567890',
      '0772 12345a',
      'call me',
      '++256772123456',
      '+256+772123456',
      '0772123456;',
    ],
    ...['0772/123456', '०७७२१२३४५६'],
  ])('%j is refused', (phone) => {
    expect(rules.isPhone(phone)).toBe(false);
  });

  it('is accepted exactly when the specified pattern fits what is left without fillers', () => {
    const specified = /^(?:\+[1-9]\d{9,14}|0\d{9,14})$/;
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ().-]{0,24}$/), (phone) => {
        expect(rules.isPhone(phone)).toBe(specified.test(phone.replace(/[ ().-]/g, '')));
      }),
    );
  });

  it('reads every digit of the three scripts as its value', () => {
    expect(rules.normalisePhone('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(rules.normalisePhone('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(rules.normalisePhone('＋０１２３４５６７８９')).toBe('+0123456789');
  });
});

describe('an e-mail address', () => {
  it.each([
    ['a@b.co', 'a@b.co'],
    [' a@b.co ', 'a@b.co'],
    ['jane.doe+trip@mail.example.org', 'jane.doe+trip@mail.example.org'],
    ["o'neil@x.example", "o'neil@x.example"],
    ["a!#$%&'*+-/=?^_`{|}~b@x.example", "a!#$%&'*+-/=?^_`{|}~b@x.example"],
    ['ü.ü@mail.example', 'ü.ü@mail.example'],
    ['a@München.example', 'a@xn--mnchen-3ya.example'],
    ['李@例子.公司', '李@xn--fsqu00a.xn--55qx5d'],
    ['a@b--c.x1', 'a@b--c.x1'],
  ])('%j is accepted, and names the mailbox %j', (email, mailbox) => {
    expect(rules.isEmail(email)).toBe(true);
    expect(rules.mailboxOf(email)).toBe(mailbox);
  });
  it.each([
    '',
    'a@b',
    'a',
    '@b.co',
    'a@.co',
    'a@b.',
    'a b@c.de',
    'a@b c.de',
    'a@@b.co',
    'a@b@c.de',
    'a@b.co\r\nBcc: x@y.z',
    '.@b.test',
    '.a@b.test',
    'a.@b.test',
    'a..b@c.test',
    'a@b..test',
    'a@.b.test',
    'a@b.test.',
    'a\u0007b@c.test',
    'a\u0085b@c.test',
    'a\u202eb@c.test',
    'a\u200bb@c.test',
    'a\ud83d@c.test',
    '"a,<b>"@c.test',
    'a,b@c.test',
    '<a@c.test>',
    'a@[192.0.2.1]',
    'a@192.0.2.1',
    'a@0x7f.1',
    'a@-b.test',
    'a@b-.test',
    'a@b/c.test',
    'a@b.test:25',
    'a@xn--a.test',
    '=?utf-8?q?a?=@b.test',
  ])('%j is refused', (email) => expect(rules.isEmail(email)).toBe(false));

  it('is accepted exactly when the specified expression fits and its dots are single and inside, up to 254 characters', () => {
    const specified = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const strayDot = /^\.|\.\.|\.@|@\.|\.$/;
    fc.assert(
      fc.property(fc.stringMatching(/^[ab@. ]{0,12}$/), (text) => {
        const email = text.trim();
        expect(rules.isEmail(text)).toBe(specified.test(email) && !strayDot.test(email));
      }),
      { numRuns: 2000 },
    );
    expect(rules.isEmail(`${'a'.repeat(249)}@b.co`)).toBe(true);
    expect(rules.isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
  });
});

describe('a text of 100 KB', () => {
  it.each([
    ['e-mail', rules.isEmail, `a@${'.'.repeat(HUGE)} `, rules.EMAIL_MAX],
    ['e-mail', rules.isEmail, `${'a@'.repeat(HUGE / 2)}`, rules.EMAIL_MAX],
    ['name', rules.isPersonName, `${'a'.repeat(HUGE)}1`, rules.NAME_MAX],
    ['name', rules.isPersonName, `${"a'".repeat(HUGE / 2)} a`, rules.NAME_MAX],
    ['name', rules.isPersonName, `a${' '.repeat(HUGE)}1`, rules.NAME_MAX],
    ['phone', rules.isPhone, `+1${'2'.repeat(HUGE)}`, rules.PHONE_MAX],
    ['phone', rules.isPhone, '('.repeat(HUGE), rules.PHONE_MAX],
  ])('never reaches the pattern of the %s rule', (_, rule, text, max) => {
    expect(longestMatched(() => expect(rule(text)).toBe(false))).toBeLessThanOrEqual(max);
  });

  it('is told how much too long it is, and is not cut', () => {
    expect(rules.lengthError('😀'.repeat(25_000), rules.TEXT_MAX, testWords.forms)).toContain(
      '45,000 characters',
    );
    expect(rules.lengthError('a'.repeat(5001), rules.TEXT_MAX, testWords.forms)).toContain('1 character:');
    expect(rules.lengthError('a'.repeat(5000), rules.TEXT_MAX, testWords.forms)).toBeUndefined();
  });
});

describe('a number of people', () => {
  it.each(['', ' ', '0', '1e3', '1.5', '-1', 'two', '+1', '0x1', '١'])('%j is too few adults', (text) => {
    expect(rules.peopleError(text, 1, 'At least 1 adult', testWords.forms)).toBe('At least 1 adult');
  });
  it.each(['1', ' 2 ', '99', '07'])('%j is a number of adults', (text) => {
    expect(rules.peopleError(text, 1, 'At least 1 adult', testWords.forms)).toBeUndefined();
  });
  it('may be 0 for children, and never above 99', () => {
    expect(rules.peopleError('0', 0, 'no', testWords.forms)).toBeUndefined();
    expect(rules.peopleError('100', 0, 'no', testWords.forms)).toBe('Cannot be more than 99');
  });
});

describe('a required line', () => {
  it('is missing when it is empty or only spaces of any kind', () => {
    for (const text of ['', '  ', '\u00a0', '\t'])
      expect(rules.requiredLineError(text, 'missing', testWords.forms)).toBe('missing');
  });
  it('fits up to 200 characters', () => {
    expect(rules.requiredLineError('a'.repeat(200), 'missing', testWords.forms)).toBeUndefined();
    expect(rules.requiredLineError('a'.repeat(201), 'missing', testWords.forms)).toContain('1 character');
  });
});
