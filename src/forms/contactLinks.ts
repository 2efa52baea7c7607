/** How a visitor reaches the agency when a form cannot. */
export interface Contacts {
  /** The agency's short name. */
  name: string;
  /** As people read it. */
  phone: string;
  phoneHref: string;
  email: string;
  /** The chat's address without a message. */
  chatHref: string;
}

/** Longer addresses are cut or refused by some mail programs. */
const ADDRESS_MAX = 1500;
const MORE = encodeURIComponent(' …');

/** Text as part of an address, cut between two characters where it would grow too long. */
function encodeShort(text: string): string {
  let encoded = '';
  for (const character of text) {
    const next = encodeURIComponent(character);
    if (encoded.length + next.length > ADDRESS_MAX - MORE.length) return encoded + MORE;
    encoded += next;
  }
  return encoded;
}

/**
 * Links that carry an enquiry to the agency without the form.
 * @param text the whole enquiry, a title as its first line; the links hold as much of it as 1,500 characters can
 */
export function contactLinks({ email, chatHref }: Contacts, text: string): { chat: string; mail: string } {
  // Half a character cannot be encoded; it would throw.
  const lines = text.replace(/\p{Surrogate}/gu, '\ufffd').split(/\r?\n/);
  const body = encodeShort(lines.join('\r\n'));
  const subject = encodeURIComponent(lines[0] ?? '');
  return { chat: `${chatHref}?text=${body}`, mail: `mailto:${email}?subject=${subject}&body=${body}` };
}
