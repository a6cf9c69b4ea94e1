/** Loads a part that no tap asks for. A failed load is repeated when the network is back. */
export function loadOnceOnline<A>(load: () => Promise<A>, page: Pick<Window, 'addEventListener'>): Promise<A> {
  const whenOnline = () =>
    new Promise<A>((resolve) =>
      page.addEventListener('online', () => resolve(loadOnceOnline(load, page)), { once: true }),
    )
  return load().catch(whenOnline)
}
