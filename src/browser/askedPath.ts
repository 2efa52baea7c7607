/** The path that a visitor asked for, as people read it; empty where its signs are broken, such as /%zz. */
export function askedPath(): string {
  try {
    return decodeURIComponent(location.pathname);
  } catch {
    return '';
  }
}
