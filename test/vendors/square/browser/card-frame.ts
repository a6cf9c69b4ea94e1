import { brandOf, errorOf, type FieldName, fieldNames, isValid, type Typed } from './card-rules.ts'
import { answerPage } from './channel.ts'

const labels: Readonly<Record<FieldName, readonly [label: string, autocomplete: AutoFill, hint: string]>> = {
  cardNumber: ['Card number', 'cc-number', 'Card number'],
  expirationDate: ['Expiration date', 'cc-exp', 'MM/YY'],
  cvv: ['CVV', 'cc-csc', 'CVV'],
  postalCode: ['Postal code', 'postal-code', 'Postal code'],
}

interface State {
  readonly hasErrorClass: boolean
  readonly hasFocusClass: boolean
  readonly isCompletelyValid: boolean
  readonly isEmpty: boolean
  readonly isPotentiallyValid: boolean
}

/** The card form in Square's frame: card data goes to the vault, events and a token to the page. */
function drawForm(): void {
  const inputs = new Map<FieldName, HTMLInputElement>(fieldNames.map((name) => [name, field(name)]))
  const states = new Map<FieldName, State>()
  let brand = 'OTHER_BRAND'

  const input = (name: FieldName) => {
    const found = inputs.get(name)
    if (found === undefined) throw new Error(name)
    return found
  }
  const typed = (): Typed => ({
    cardNumber: input('cardNumber').value,
    expirationDate: input('expirationDate').value,
    cvv: input('cvv').value,
    postalCode: input('postalCode').value,
  })
  const stateOf = (name: FieldName): State => ({
    hasErrorClass: input(name).getAttribute('aria-invalid') === 'true',
    hasFocusClass: document.activeElement === input(name),
    isCompletelyValid: isValid(name, typed(), new Date()),
    isEmpty: input(name).value === '',
    isPotentiallyValid: true,
  })
  const emit = (eventType: string, name: FieldName) => {
    const currentState = stateOf(name)
    tell({
      eventType,
      field: name,
      cardBrand: brand,
      postalCodeValue: input('postalCode').value,
      currentState,
      previousState: states.get(name),
    })
    states.set(name, currentState)
  }
  const mark = (name: FieldName, hasError: boolean) => {
    if ((input(name).getAttribute('aria-invalid') === 'true') === hasError) return
    input(name).setAttribute('aria-invalid', String(hasError))
    emit(hasError ? 'errorClassAdded' : 'errorClassRemoved', name)
  }
  const changed = (name: FieldName) => {
    const now = brandOf(input('cardNumber').value)
    if (now !== brand) {
      brand = now
      emit('cardBrandChanged', 'cardNumber')
    }
    if (name === 'postalCode') emit('postalCodeChanged', name)
    if (isValid(name, typed(), new Date())) mark(name, false)
  }
  const clear = () => {
    for (const name of fieldNames) {
      input(name).value = ''
      mark(name, false)
      changed(name)
    }
  }

  const tell = answerPage(async (command, about) => {
    switch (command) {
      case 'focus':
        input(nameIn(about)).focus()
        return true
      case 'setError':
        mark(nameIn(about), true)
        return true
      case 'clear':
        clear()
        return true
      case 'configure':
        if (typeof about === 'string') {
          input('postalCode').value = about
          changed('postalCode')
        }
        return true
      case 'tokenize':
        return tokenize()
      default:
        return undefined
    }
  })
  const tokenize = async () => {
    const wrong = fieldNames.filter((name) => !isValid(name, typed(), new Date()))
    for (const name of wrong) mark(name, true)
    if (wrong.length > 0) return { status: 'Invalid', errors: wrong.map(errorOf) }
    return toVault(typed())
  }

  for (const [name, one] of inputs) {
    one.addEventListener('focus', () => emit('focusClassAdded', name))
    one.addEventListener('blur', () => {
      emit('focusClassRemoved', name)
      if (one.value !== '' && !isValid(name, typed(), new Date())) mark(name, true)
    })
    one.addEventListener('input', () => changed(name))
    one.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') emit('submit', name)
      if (key === 'Escape') emit('escape', name)
    })
  }
}

function field(name: FieldName): HTMLInputElement {
  const [text, autocomplete, hint] = labels[name]
  const label = document.createElement('label')
  const input = document.createElement('input')
  label.textContent = text
  input.name = name
  input.placeholder = hint
  input.autocomplete = autocomplete
  input.inputMode = name === 'postalCode' ? 'text' : 'numeric'
  label.append(input)
  document.body.append(label)
  return input
}

function nameIn(about: unknown): FieldName {
  const found = fieldNames.find((name) => name === about)
  if (found === undefined) throw new Error('no such field')
  return found
}

/** A simple request, without a CORS preflight. */
async function toVault(card: Typed): Promise<unknown> {
  try {
    const response = await fetch(`${globalThis.__square.vault}/payments/v1/card-nonce`, {
      method: 'POST',
      body: JSON.stringify(card),
    })
    return response.ok ? await response.json() : { failure: `: the vault answered ${response.status}` }
  } catch {
    return { failure: ': no connection' }
  }
}

drawForm()
