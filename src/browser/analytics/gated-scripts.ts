import { type ScriptLoaderNeeds, scriptLoader } from '../../../src-adapters/browser/script-loader.ts'
import type { ScriptLoader } from '../../../src-domain/call/script-loader.ts'
import { pageGate } from '../document/page-gate.ts'

/** Loads the scripts of a brand's sinks through the page's script gate. */
export function gatedScripts(page: Document, policy: Omit<ScriptLoaderNeeds, 'allow'>): ScriptLoader {
  return scriptLoader({ allow: pageGate(page), ...policy })
}
