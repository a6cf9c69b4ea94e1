import type { SlipRow } from '../../src-domain/printing/ticket-printer.ts'

/** Columns of 80 mm paper in the printer's usual font. */
const usualColumns = 48
const fewestColumns = 24
/** Dots per millimetre, and dots per column. */
const [dots, columnDots] = [8, 12]

/** Columns that fit a width in millimetres, as the printer states it; the usual ones if it states none. */
export function columnsOf(printWidth: string | undefined): number {
  const millimetres = Number.parseFloat(printWidth ?? '')
  if (!(millimetres > 0) || millimetres > 200) return usualColumns
  return Math.max(fewestColumns, Math.floor((millimetres * dots) / columnDots))
}

/** Lays rows out as text. Plain text has one size, so lines frame the title, and stars an alarm. */
export function plainSlip(rows: readonly SlipRow[], columns: number): string {
  const lines = rows.flatMap((row, at) => {
    const isTitle = row.look === 'title'
    const rule = '='.repeat(columns)
    return [
      ...(isTitle && rows[at - 1]?.look !== 'title' ? [rule] : []),
      ...rowLines(row, columns),
      ...(isTitle && rows[at + 1]?.look !== 'title' ? [rule] : []),
    ]
  })
  return `${lines.join('\n')}\n`
}

function rowLines({ text, indent, look }: SlipRow, columns: number): readonly string[] {
  const margin = ' '.repeat(Math.min(indent, Math.floor(columns / 2)))
  const whole = look === 'alarm' ? `*** ${text} ***` : text
  return whole.split('\n').flatMap((line) => wrapped(line, columns - margin.length).map((part) => `${margin}${part}`))
}

/** Breaks between words; a word longer than the line breaks anywhere. */
function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => pieces(one, columns))) {
    const joined = line === '' ? word : `${line} ${word}`
    if (joined.length <= columns) line = joined
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function pieces(word: string, columns: number): readonly string[] {
  const letters = [...word]
  const count = Math.max(1, Math.ceil(letters.length / columns))
  return Array.from({ length: count }, (_, at) => letters.slice(at * columns, (at + 1) * columns).join(''))
}

const likeness: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '·': '-',
  '×': 'x',
  '…': '...',
  '€': 'EUR',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  ł: 'l',
  Ł: 'L',
  '¿': '?',
  '¡': '!',
}

/** Text for a printer that reads no UTF-8: letters without accents, so that every code page prints them alike. */
export function asciiOnly(text: string): string {
  return text
    .replace(/[^\n -~]/gu, (sign) => likeness[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\n -~]/gu, '?')
}
