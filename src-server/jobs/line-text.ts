import { describeLine } from '../../src-domain/cart/describe-line.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { TicketLine } from '../../src-domain/ordering/ticket.ts'

/** A sold line on paper or in a mail: how many of what, each choice a row below, further in the deeper it lies. */
export const lineText = (sold: TicketLine, shows: 'prices' | 'no prices'): readonly string[] => {
  const { name, quantity, total, modifiers, notes } = describeLine(sold)
  return [
    `${quantity} x ${name}${shows === 'prices' ? `  ${formatPrice(total)}` : ''}`,
    ...modifiers.map((one) => `${'  '.repeat(one.depth + 1)}${one.name ?? one.item}`),
    ...(notes === '' ? [] : [`  "${notes}"`]),
  ]
}
