/** The server names the enquiry in the address; a page that is built beforehand shows it from there. */
const reference = new URLSearchParams(location.search).get('ref') ?? '';
const line = document.querySelector<HTMLElement>('.reference');
const place = line?.querySelector('strong');
if (line && place && /^[\w-]{4,64}$/.test(reference)) {
  place.textContent = reference;
  line.hidden = false;
}
