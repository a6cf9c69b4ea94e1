// A document for component tests.
import globalJsdom from 'global-jsdom'
import { quieten } from './quiet-dom.mjs'

globalJsdom('<!doctype html><html lang="en"><body></body></html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
})

// React then warns about any update that a test did not wait for.
globalThis.IS_REACT_ACT_ENVIRONMENT = true

quieten(window)
for (const name of ['ResizeObserver', 'IntersectionObserver', 'CSS']) globalThis[name] ??= window[name]
globalThis.scrollTo = window.scrollTo

// A screen that is waited for comes when the machine gets to it. Imported here, where there is a document already.
const { configure } = await import('@testing-library/dom')
configure({ asyncUtilTimeout: 20_000 })
