/** The environment variable that names a form's template at EmailJS. */
export const emailjsTemplate = (form: string): string => `PUBLIC_EMAILJS_TEMPLATE_${form.toUpperCase()}`;
