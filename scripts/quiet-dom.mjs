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
  findById(window)
  quietStyles(window)
  window.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) }
}

const displays = new Map()

/**
 * Testing Library asks for computed styles often, and jsdom then matches its whole default sheet: a quarter of each
 * test's time. Tests load none of our sheets, so the element alone decides; other properties get jsdom's answer.
 */
function quietStyles(window) {
  const real = window.getComputedStyle.bind(window)
  const displayOf = (element) => {
    if (isUndrawn(element)) return 'none'
    const written = element.style?.display ?? ''
    if (written !== '') return written
    const known = displays.get(element.localName)
    if (known !== undefined) return known
    const { display } = real(window.document.createElement(element.localName))
    // A closed dialog is not rendered; an open one is a block.
    const usual = element.localName === 'dialog' ? 'block' : display
    displays.set(element.localName, usual)
    return usual
  }
  const answers = {
    display: displayOf,
    visibility: (element) => closestWritten(element, 'visibility') ?? 'visible',
    pointerEvents: (element) => closestWritten(element, 'pointerEvents') ?? 'auto',
  }
  window.getComputedStyle = (element, pseudo) =>
    new Proxy(answers, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property) => answers[property]?.(element) ?? real(element, pseudo).getPropertyValue(property)
        if (Object.hasOwn(answers, name)) return answers[name](element)
        const value = real(element, pseudo)[name]
        return typeof value === 'function' ? value.bind(real(element, pseudo)) : value
      },
    })
}

function isUndrawn(element) {
  if (element.hasAttribute('hidden')) return true
  if (element.localName === 'dialog') return !element.hasAttribute('open')
  return element.localName === 'input' && element.type === 'hidden'
}

/** Nearest inline value of an inherited property. */
function closestWritten(element, property) {
  for (let at = element; at !== null; at = at.parentElement) {
    const written = at.style?.[property] ?? ''
    if (written !== '') return written
  }
  return undefined
}

const byId = /^\[id="([^"\\]+)"\]$/

/**
 * jsdom scans the whole page for this selector, which label lookups use for each labelled element, although it has an
 * id index.
 */
function findById({ document, Element }) {
  const real = Element.prototype.querySelector
  Element.prototype.querySelector = function (selector) {
    const id = byId.exec(selector)?.[1]
    if (id === undefined) return real.call(this, selector)
    const found = document.getElementById(id)
    // The index does not cover detached elements or duplicate ids.
    return found !== null && found !== this && this.contains(found) ? found : real.call(this, selector)
  }
}

class Unobserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Modal dialogs as components see them: open, focused, closed by Escape unless prevented. */
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

function nothing() {}
