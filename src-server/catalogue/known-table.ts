import { isSameTable } from '../../src-domain/fulfilment/table-form.ts'

export interface KnownTable {
  readonly id: string
  /** As on its sign. */
  readonly number: string
  readonly isRetired: boolean
}

/** An active table wins over a retired one. */
export function tableByNumber(tables: readonly KnownTable[], number: string): KnownTable | undefined {
  const found = tables.filter((table) => isSameTable(table.number, number))
  return found.find(({ isRetired }) => !isRetired) ?? found[0]
}

export function tableById(tables: readonly KnownTable[], id: string): KnownTable | undefined {
  return tables.find((table) => table.id === id)
}

/** Quoted from TABLE-04. */
export const tableOrderingOff = 'Table ordering is currently unavailable. Please contact your server to order.'
export const unknownTable = "We couldn't find that table. Check the number or ask your server."
export const retiredTable = "This table isn't open right now. Please ask your server for another."
