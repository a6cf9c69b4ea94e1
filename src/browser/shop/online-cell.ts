import { browserConnection } from '../../../src-adapters/browser/connection.ts'
import { cell, type WatchableCell } from '../../../src-ui/state/cell.ts'

/** Whether the device has a network, for as long as the page lives. */
export function onlineCell(page: Parameters<typeof browserConnection>[0]): WatchableCell<boolean> {
  const connection = browserConnection(page)
  const online = cell(connection.isOnline())
  connection.onChange(() => online.update(connection.isOnline))
  return online
}
