/**
 * State that our server embedded in this page. Both come from one build, so the tag alone determines the type.
 * Undefined if the page has no such state.
 */
export function readState<S extends { readonly _tag: string }>(page: Document, tag: S['_tag']): S | undefined {
  const isState = (value: unknown): value is S => Reflect.get(Object(value), '_tag') === tag
  const text = page.getElementById('state')?.textContent ?? 'null'
  const value: unknown = JSON.parse(text)
  return isState(value) ? value : undefined
}
