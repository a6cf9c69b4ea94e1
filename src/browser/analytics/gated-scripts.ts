import { type ScriptLoaderNeeds, scriptLoader } from '../../../src-adapters/browser/script-loader.ts'
import type { ScriptLoader } from '../../../src-domain/call/script-loader.ts'
import { pageGate } from '../document/page-gate.ts'

/** Scripts of a brand's services, through the one gate of the page. */
export function gatedScripts(page: Document, policy: Omit<ScriptLoaderNeeds, 'letIn'>): ScriptLoader {
  return scriptLoader({ letIn: pageGate(page), ...policy })
}
