// What jsdom lacks and screens ask for, added to a window once, as the quiet answer.
const nothing = () => {}

export function quieten(window) {
  const { document } = window
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
  for (const observer of ['ResizeObserver', 'IntersectionObserver']) window[observer] ??= Unobserved
  window.scrollTo = nothing
  window.Element.prototype.scrollIntoView ??= nothing
  window.Element.prototype.getAnimations ??= () => []
  window.Element.prototype.hasPointerCapture ??= () => false
  window.Element.prototype.setPointerCapture ??= nothing
  window.Element.prototype.releasePointerCapture ??= nothing
  openDialogs(window, document)
  window.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) }
}

class Unobserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Modal dialogs, as far as a component can see them: open, focused, closed by Escape unless someone objects. */
function openDialogs(window, document) {
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
}
