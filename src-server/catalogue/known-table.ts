import { isSameTable } from '../../src-domain/fulfilment/table-form.ts'

/** A table as its row has it. */
export interface KnownTable {
  readonly id: string
  /** As the sign on it says. */
  readonly number: string
  /** The restaurant does not serve it any more. */
  readonly isRetired: boolean
}

/** By what a guest reads on the sign. A retired table gives way to one that took its number. */
export function tableByNumber(tables: readonly KnownTable[], number: string): KnownTable | undefined {
  const found = tables.filter((table) => isSameTable(table.number, number))
  return found.find(({ isRetired }) => !isRetired) ?? found[0]
}

export function tableById(tables: readonly KnownTable[], id: string): KnownTable | undefined {
  return tables.find((table) => table.id === id)
}

/** The requirement’s own sentence (TABLE-04). */
export const tableOrderingOff = 'Table ordering is currently unavailable. Please contact your server to order.'
export const unknownTable = 'We do not know this table. Please check the number on it, or ask your server.'
export const retiredTable = 'This table is not served at the moment. Please ask your server for another one.'
