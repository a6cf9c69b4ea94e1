const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  eacute: 'é',
  egrave: 'è',
  gt: '>',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  ntilde: 'ñ',
  quot: '"',
  rsquo: '’',
}

/** The text of a description that is written in HTML. An entity that we do not know stays as it is. */
export function plainText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return named[name] ?? whole
      const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
    })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}
