import { createHash } from 'node:crypto'
import { menu as menuCodec } from '../../src-contract/menu/menu.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'

export interface EncodedMenu {
  readonly json: string
  /** The same content has the same version. */
  readonly version: string
}

export function encodedMenu(menu: Menu): EncodedMenu {
  const json = JSON.stringify(menuCodec.encode(menu))
  return { json, version: createHash('sha256').update(json).digest('base64url').slice(0, 22) }
}
