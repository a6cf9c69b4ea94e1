import globalJsdom from 'global-jsdom'
import { quieten } from './quiet-dom.mjs'

globalJsdom('<!doctype html><html lang="en"><body></body></html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
})

// React warns about updates that a test did not await.
globalThis.IS_REACT_ACT_ENVIRONMENT = true

quieten(window)
for (const name of ['ResizeObserver', 'IntersectionObserver', 'CSS']) globalThis[name] ??= window[name]
globalThis.scrollTo = window.scrollTo

// Longer timeout for slow machines. Imported late because it needs a document.
const { configure } = await import('@testing-library/dom')
configure({ asyncUtilTimeout: 20_000 })
