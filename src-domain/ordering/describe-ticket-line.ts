import type { DescribedLine, DescribedModifier } from '../cart/describe-line.ts'
import { times } from '../money/cents.ts'
import type { TicketLine, TicketModifier } from './ticket.ts'

/** The same facts as a cart line's, of a line that was ordered; what it costs is settled and nothing is unavailable. */
export type DescribedTicketLine = Omit<DescribedLine, 'standing' | 'image'>

const collect = (modifiers: readonly TicketModifier[], depth: number, into: DescribedModifier[]): void => {
  for (const { item, option, name, price, modifiers: inner } of modifiers) {
    into.push({ depth, item, option, price, ...(name === '' ? {} : { name }) })
    collect(inner, depth + 1, into)
  }
}

export const describeTicketLine = (line: TicketLine): DescribedTicketLine => {
  const modifiers: DescribedModifier[] = []
  collect(line.modifiers, 0, modifiers)
  return {
    name: line.name,
    modifiers,
    notes: line.notes,
    unitPrice: line.price,
    quantity: line.quantity,
    total: times(line.price, line.quantity),
  }
}
