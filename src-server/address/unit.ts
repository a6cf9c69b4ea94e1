const kinds = 'apartment|apt|unit|suite|ste|floor|fl|room|rm|lot|bldg|building'
const name = '\\d{1,4}(?:-?[a-z0-9]{1,3})?|[a-z](?:-?\\d{1,4})?'
// A unit after the street, or one still being typed at the end.
const unit = new RegExp(
  `[\\s,]+((?:(?:${kinds})\\b\\.?\\s*#?|#)\\s*(?:${name})|\\d{1,2}(?:st|nd|rd|th) floor)(?=[\\s,]|$)`,
  'i',
)
const danglingUnit = new RegExp(`[\\s,]+(?:(?:${kinds})\\.?|#)\\s*#?$`, 'i')

export function withoutUnit(line: string): { readonly rest: string; readonly unit?: string } {
  const [found, written] = unit.exec(line) ?? []
  if (found === undefined || written === undefined) return { rest: line.replace(danglingUnit, '') }
  return { rest: line.replace(found, ''), unit: written }
}
