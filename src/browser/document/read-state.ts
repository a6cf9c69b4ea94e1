/**
 * What our own server wrote into this page beside what it rendered. Both come from one build, so the tag alone says
 * which shape it has; undefined for a page that is not ours to take over.
 */
export function readState<S extends { readonly _tag: string }>(page: Document, tag: S['_tag']): S | undefined {
  const isState = (value: unknown): value is S => Reflect.get(Object(value), '_tag') === tag
  const text = page.getElementById('state')?.textContent ?? 'null'
  const value: unknown = JSON.parse(text)
  return isState(value) ? value : undefined
}
