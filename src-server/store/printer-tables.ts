import type { PrinterCondition } from '../../src-domain/printing/printer.ts'
import type { SlipKind } from '../../src-domain/printing/slip-decision.ts'
import type { InstantColumn } from './column-kinds.ts'

export interface PrinterTables {
  readonly printers: {
    id: string
    brand_id: string
    location_id: string
    name: string
    type: string
    secret_hash: string
    created_at: InstantColumn
    asked_at: InstantColumn | null
    condition: PrinterCondition | null
  }
  readonly print_jobs: {
    id: string
    printer_id: string
    brand_id: string
    location_id: string
    kind: SlipKind
    subject: string
    due_at: InstantColumn
    fetched_at: InstantColumn | null
    is_repeat: boolean
    tries: number
    ended_at: InstantColumn | null
    outcome: 'printed' | 'failed' | 'dropped' | null
  }
}
