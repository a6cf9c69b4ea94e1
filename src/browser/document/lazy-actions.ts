import { fetchOnce } from './fetch-once.ts'

/**
 * Actions of a part that is fetched at the first call.
 *
 * @returns a function that calls the part, or `fallback` when it cannot be fetched; the next call fetches again
 */
export function lazyActions<P>(load: () => Promise<P>) {
  const part = fetchOnce(load)
  return <A>(call: (part: P) => A | Promise<A>, fallback: () => A): Promise<A> => part().then(call, fallback)
}
