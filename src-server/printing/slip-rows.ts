import { weekdayOf } from '../../src-domain/location/calendar-date.ts'
import { wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import { allergenLines } from '../../src-domain/menu/allergen-sentences.ts'
import type { Slip, SlipLine, SlipNote } from '../../src-domain/printing/slip.ts'
import type { SlipRow } from '../../src-domain/printing/ticket-printer.ts'
import { ownLanguageOf } from '../../src-domain/text/language.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type KitchenHouse, kitchenWords, phoneIn } from '../mail/mail-house.ts'
import { mailPrice } from '../mail/mail-price.ts'
import type { MailWords } from '../mail/mail-words.en.ts'
import { addressLines } from '../mail/receipt-facts.ts'
import { printable } from '../mail/safe-text.ts'

export interface SlipHouse {
  readonly house: KitchenHouse
  readonly timeZone: string
  /** The slip may have been printed before. */
  readonly isRepeat: boolean
}

/** The slip of an order in the words of the kitchen's mails, for a printer to lay out. */
export function slipRows(slip: Slip, { house, timeZone, isRepeat }: SlipHouse): readonly SlipRow[] {
  const words = kitchenWords(house)
  const { slip: said } = words
  const { name, phone, address, cancelReason, note } = slip
  const isCancelled = cancelReason !== undefined
  const price = mailPrice(slip, house, ownLanguageOf(house.brand.defaultLocale))
  const blocks: readonly (readonly SlipRow[])[] = [
    isCancelled ? [row(said.cancelled, 'alarm'), ...quoted(cancelReason)] : [],
    isRepeat ? [row(said.again, 'alarm')] : [],
    [row(words.number({ number: slip.number }), 'title'), row(typeWords(slip, words), 'title')],
    [
      ...whenWords(slip, words, timeZone).map((text) => row(text)),
      ...(isCancelled ? [] : [row(slip.toCollect > 0 ? said.collect({ amount: price(slip.toCollect) }) : said.paid)]),
      ...(slip.checkIdFor === undefined ? [] : [row(said.checkId({ age: slip.checkIdFor }), 'alarm')]),
      ...(name === '' ? [] : [row(said.for({ name }))]),
      ...(phone === '' ? [] : [row(said.phone({ phone: phoneIn(house, phone) }))]),
    ],
    address === undefined ? [] : [said.address, ...addressLines(address)].map((text) => row(text)),
    ...slip.lines.map((line) => lineRows(line, words)),
    noteRows(note, words, 0),
    [row(said.placed({ when: timeWords(slip.placedAt, words, timeZone) }))],
  ]
  return blocks.filter((block) => block.length > 0).flatMap((block, at) => (at === 0 ? block : [row(''), ...block]))
}

export function testRows(house: KitchenHouse, printer: string): readonly SlipRow[] {
  const { slip } = kitchenWords(house)
  return [row(slip.test, 'title'), row(''), row(slip.testLead({ printer }))]
}

function row(text: string, look: SlipRow['look'] = 'plain', indent = 0): SlipRow {
  return { text, indent, look }
}

function lineRows({ quantity, name, choices, note, allergens }: SlipLine, words: MailWords): readonly SlipRow[] {
  return [
    row(`${quantity} x ${printable(name)}`),
    ...choices.map(({ depth, text }) => row(printable(text), 'plain', 2 * (depth + 1))),
    ...allergenLines(allergens, words.allergens).map((text) => row(printable(text), 'plain', 2)),
    ...noteRows(note, words, 2),
  ]
}

function noteRows(note: SlipNote | undefined, { slip }: MailWords, indent: number): readonly SlipRow[] {
  if (note === undefined) return []
  return note.isAllergy ? [row(slip.allergy({ note: note.text }), 'alarm', indent)] : quoted(note.text, indent)
}

function quoted(text: string, indent = 0): readonly SlipRow[] {
  return text === '' ? [] : [row(`"${text}"`, 'plain', indent)]
}

function typeWords({ orderType, table }: Slip, { slip }: MailWords): string {
  return table === undefined ? slip.type[orderType] : `${slip.type[orderType]} ${table}`
}

/** The promised time, which staff may have moved since the order was placed. */
function whenWords({ orderType, dueAt, isScheduled }: Slip, words: MailWords, timeZone: string): readonly string[] {
  const { slip } = words
  const time = timeWords(dueAt, words, timeZone)
  if (!isScheduled)
    return orderType === 'delivery' ? [slip.now, slip.doorAbout({ when: time })] : [slip.nowBy({ when: time })]
  const when = words.when({ date: dateWords(dueAt, words, timeZone), time })
  return [orderType === 'delivery' ? slip.doorAt({ when }) : slip.laterBy({ when })]
}

function timeWords(at: Instant, words: MailWords, timeZone: string): string {
  return words.time({ minutes: wallTimeAt(at, timeZone).minutes })
}

function dateWords(at: Instant, words: MailWords, timeZone: string): string {
  const wall = wallTimeAt(at, timeZone)
  return words.date({ weekday: weekdayOf(wall), day: wall.day, month: wall.month, year: wall.year })
}
