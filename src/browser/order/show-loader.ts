import { fetchLoader } from '../../../src-adapters/browser/loader-animation.ts'
import { sendJsonByFetch } from '../../../src-adapters/browser/send-json.ts'
import type { Assets } from '../../../src-domain/brand/assets.ts'
import { playLoader } from '../../../src-ui/design/play-loader.ts'
import { timeout } from '../modules/calls.ts'

/** Plays the brand's loading animation in an element that exists while something loads. */
export async function showLoader(host: Element, assets: Assets, log: (what: string) => void): Promise<void> {
  const send = sendJsonByFetch({
    fetch: (input, init) => window.fetch(input, init),
    base: assets.host,
    isOffline: () => !navigator.onLine,
    timeoutMs: timeout,
  })
  const animation = await fetchLoader({ send, assets, log })
  if (animation !== undefined && host.isConnected) playLoader(host, animation)
}
