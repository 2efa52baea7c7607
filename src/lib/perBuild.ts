/**
 * Keeps what a function gives for the same name as long as a build lasts, in which nothing that it reads changes.
 * Under `astro dev`, where content does change, it works each time.
 * @param work what is done once for each name; a promise that fails is kept as well, and ends the build
 * @param nameOf the name of what is given, where that is no name itself
 */
export function perBuild<Given, Value>(
  work: (given: Given) => Value,
  nameOf: (given: Given) => string = String,
): (given: Given) => Value {
  const kept = new Map<string, Value>();
  return (given) => {
    if (!import.meta.env.PROD) return work(given);
    const name = nameOf(given);
    if (!kept.has(name)) kept.set(name, work(given));
    return kept.get(name) as Value;
  };
}
