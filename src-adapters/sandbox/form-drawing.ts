import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { FieldProblem } from '../../src-domain/payment/payment-problem.ts'
import { cardFieldNames, type SandboxField } from './card-fields.ts'

export interface FieldDrawing {
  readonly input: HTMLInputElement
  readonly say: (problem: FieldProblem | undefined) => void
}

export interface FormDrawing {
  readonly root: HTMLElement
  readonly fields: Readonly<Record<SandboxField, FieldDrawing>>
}

const completions: Readonly<Record<SandboxField, string>> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
  postalCode: 'postal-code',
}

export function drawForm(page: Document, idStem: string, words: CardFormWords): FormDrawing {
  const root = page.createElement('div')
  root.dataset['cardForm'] = 'sandbox'
  const field = (name: SandboxField) => drawField(page, name, `${idStem}-${name}`, words)
  const fields = {
    number: field('number'),
    expiry: field('expiry'),
    cvc: field('cvc'),
    postalCode: field('postalCode'),
  }
  root.append(...cardFieldNames.map((name) => fields[name].box))
  return { root, fields }
}

function drawField(
  page: Document,
  name: SandboxField,
  id: string,
  words: CardFormWords,
): FieldDrawing & { readonly box: HTMLElement } {
  const box = page.createElement('div')
  box.dataset['field'] = name
  const label = page.createElement('label')
  label.htmlFor = id
  label.textContent = words.fields[name]
  const input = page.createElement('input')
  const autocomplete = completions[name]
  // The label may have a format in the customer's language.
  const [, asWritten = 'MM/YY'] = name === 'expiry' ? (/\(([^)]+)\)$/.exec(words.fields[name]) ?? []) : ['', '']
  Object.assign(input, {
    id,
    type: 'text',
    inputMode: 'numeric',
    autocomplete,
    placeholder: asWritten,
    required: true,
    spellcheck: false,
  })
  input.name = autocomplete
  const note = page.createElement('p')
  note.id = `${id}-error`
  note.hidden = true
  box.append(label, input, note)
  return {
    box,
    input,
    say: (problem) => {
      note.hidden = problem === undefined
      note.textContent = problem === undefined ? '' : words.problem(name, problem)
      if (problem === undefined) {
        input.removeAttribute('aria-invalid')
        input.removeAttribute('aria-describedby')
      } else {
        input.setAttribute('aria-invalid', 'true')
        input.setAttribute('aria-describedby', note.id)
      }
    },
  }
}
