import type { ApiKeyEntry, NewApiKey } from '../../src-domain/staff/api-key-entry.ts'
import type { ApiKeyGateway } from '../../src-domain/staff/api-key-gateway.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import { cell } from '../state/cell.ts'
import { type ListPorts, remoteList } from './remote-list.ts'

export interface KeysPorts extends ListPorts {
  readonly apiKeys: ApiKeyGateway
  readonly copy: (text: string) => Promise<boolean>
}

/** API keys of one location and of the whole brand. */
export function keysController(ports: KeysPorts, location: StaffLocation) {
  const { apiKeys } = ports
  const made = cell<{ readonly name: string; readonly secret: string } | undefined>(undefined)
  const { state, look, open, change } = remoteList<readonly ApiKeyEntry[]>(ports, () => apiKeys.list(location.id))
  return {
    location,
    state,
    /** The new key, until the page is left or it is closed. Never stored. */
    made,
    look,
    open: () => {
      const close = open()
      return () => {
        close()
        made.update(() => undefined)
      }
    },
    copyText: ports.copy,
    make: (key: NewApiKey) =>
      change(
        { id: '', name: key.name, entriesOf: ({ keys }) => keys, send: () => apiKeys.make(location.id, key) },
        ({ secret }) => made.update(() => ({ name: key.name, secret })),
      ),
    revoke: ({ id, name }: ApiKeyEntry) =>
      change({ id, name, entriesOf: (keys) => keys, send: () => apiKeys.revoke(location.id, id) }),
    closeMade: () => made.update(() => undefined),
  }
}

export type KeysController = ReturnType<typeof keysController>
