/**
 * What our own server wrote into this page beside what it rendered. Both come from one build, so the tag alone says
 * which shape it has; undefined for a page that is not ours to take over.
 */
export const readState = <S extends { readonly _tag: string }>(page: Document, tag: S['_tag']): S | undefined => {
  const isState = (value: unknown): value is S =>
    typeof value === 'object' && value !== null && '_tag' in value && value._tag === tag
  const text = page.getElementById('state')?.textContent ?? 'null'
  const value: unknown = JSON.parse(text)
  return isState(value) ? value : undefined
}
