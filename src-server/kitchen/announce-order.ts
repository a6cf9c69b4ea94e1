import type { OpenDatabase } from '../store/open-database.ts'
import { changesOf, messagesOf } from './order-changes.ts'

/** Notifies the servers of this database of a change by a process that is not a server, such as a command. */
export async function announceOrder(
  { db, notifications }: Pick<OpenDatabase, 'db' | 'notifications'>,
  orderId: string,
): Promise<void> {
  const messages = messagesOf(await changesOf(db, [], [orderId]))
  const sender = notifications()
  for (const message of messages) sender.send(message)
  await sender.close()
}
