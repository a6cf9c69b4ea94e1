import { isSameTable } from '../../src-domain/fulfilment/table-form.ts'

export interface KnownTable {
  readonly id: string
  /** As on its sign. */
  readonly number: string
  /** No longer served. */
  readonly isRetired: boolean
}

/** Finds a table by the number on its sign. An active table wins over a retired one. */
export function tableByNumber(tables: readonly KnownTable[], number: string): KnownTable | undefined {
  const found = tables.filter((table) => isSameTable(table.number, number))
  return found.find(({ isRetired }) => !isRetired) ?? found[0]
}

export function tableById(tables: readonly KnownTable[], id: string): KnownTable | undefined {
  return tables.find((table) => table.id === id)
}

/** Quoted from the requirement (TABLE-04). */
export const tableOrderingOff = 'Table ordering is currently unavailable. Please contact your server to order.'
export const unknownTable = 'We do not know this table. Please check the number on it, or ask your server.'
export const retiredTable = 'This table is not served at the moment. Please ask your server for another one.'
