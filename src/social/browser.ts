import type { SafeStorage } from '../../src-adapters/browser/safe-storage.ts'
import { sessionKeys } from '../../src-adapters/browser/storage-keys.ts'
import { appleDoor } from '../../src-adapters/social/apple.ts'
import { facebookDoor } from '../../src-adapters/social/facebook.ts'
import { googleDoor } from '../../src-adapters/social/google.ts'
import { type RedirectStates, redirectStates } from '../../src-adapters/social/redirect-states.ts'
import { appleScripts, googleScripts } from '../../src-adapters/social/scripts.ts'
import type { SocialDoor } from '../../src-domain/account/social-door.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'

export function socialDoorOf(platform: SocialPlatform, needs: SocialDoorNeeds): SocialDoor {
  return doors[platform](needs)
}

/** Stores `state` values, which the platform returns with its redirect. */
export function tabStates(tab: SafeStorage, clock: Clock, ids: Ids): RedirectStates {
  const key = sessionKeys.socialState
  const kept = {
    read: () => tab.read(key),
    write: (text: string) => tab.write(key, text),
    remove: () => tab.remove(key),
  }
  return redirectStates({ kept, clock, ids })
}

export interface SocialDoorNeeds {
  readonly page: Window & typeof globalThis
  readonly clientId: string
  readonly states: RedirectStates
  readonly gate: (vendor: { readonly scripts: readonly VendorScript[] }) => LoadScript
}

const doors: Readonly<Record<SocialPlatform, (needs: SocialDoorNeeds) => SocialDoor>> = {
  apple: ({ gate, ...needs }) => appleDoor({ ...needs, loadScript: gate({ scripts: appleScripts }) }),
  facebook: facebookDoor,
  google: ({ gate, ...needs }) => googleDoor({ ...needs, loadScript: gate({ scripts: googleScripts }) }),
}
