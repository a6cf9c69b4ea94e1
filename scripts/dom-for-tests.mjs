// A document for component tests. What jsdom lacks and screens ask for is added here, once, as the quiet answer.
import globalJsdom from 'global-jsdom'

globalJsdom('<!doctype html><html lang="en"><body></body></html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
})

// React then warns about any update that a test did not wait for.
globalThis.IS_REACT_ACT_ENVIRONMENT = true

const nothing = () => {}
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
  dispatchEvent: () => false,
})
class Unobserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
for (const observer of ['ResizeObserver', 'IntersectionObserver']) {
  window[observer] ??= Unobserved
  globalThis[observer] ??= Unobserved
}
window.scrollTo = nothing
globalThis.scrollTo = nothing
window.Element.prototype.scrollIntoView ??= nothing
window.Element.prototype.getAnimations ??= () => []
window.Element.prototype.hasPointerCapture ??= () => false
window.Element.prototype.setPointerCapture ??= nothing
window.Element.prototype.releasePointerCapture ??= nothing

// Modal dialogs, as far as a component can see them: open, focused, closed by Escape unless someone objects.
const dialogs = window.HTMLDialogElement.prototype
const modal = []
dialogs.showModal ??= function () {
  this.setAttribute('open', '')
  modal.push(this)
  this.querySelector('button, input, a[href], textarea')?.focus()
}
dialogs.close ??= function () {
  this.removeAttribute('open')
  if (modal.includes(this)) modal.splice(modal.indexOf(this), 1)
}
document.addEventListener('keydown', (event) => {
  const top = modal.at(-1)
  if (event.key !== 'Escape' || top === undefined) return
  if (top.dispatchEvent(new window.Event('cancel', { cancelable: true }))) top.close()
})
window.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) }
globalThis.CSS ??= window.CSS
