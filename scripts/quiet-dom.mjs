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

/** What a browser does with each element when no style sheet says anything, found out once for each name. */
const displays = new Map()

/**
 * Roles, names and pointers ask for the style of every element again and again, and jsdom then tries all rules of its own
 * sheet on it: a quarter of the time of a test. Styles of ours are not here, so what they ask for follows from the
 * element alone; whoever asks for more gets the real answer.
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
    // A closed dialog is not drawn; one that is open is a block.
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

/** Both are inherited, and written in the element itself where anybody writes them. */
function closestWritten(element, property) {
  for (let at = element; at !== null; at = at.parentElement) {
    const written = at.style?.[property] ?? ''
    if (written !== '') return written
  }
  return undefined
}

const byId = /^\[id="([^"\\]+)"\]$/

/**
 * Whoever looks for a label asks for each element that is labelled by another: for this one selector jsdom tries every
 * element of the page, though it keeps a list of them by id.
 */
function findById({ document, Element }) {
  const real = Element.prototype.querySelector
  Element.prototype.querySelector = function (selector) {
    const id = byId.exec(selector)?.[1]
    if (id === undefined) return real.call(this, selector)
    const found = document.getElementById(id)
    // In an element that is on no page, or where two have the same id, the list is no answer.
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

// What jsdom lacks and screens ask for, added to a window once, as the quiet answer.
function nothing() {}
