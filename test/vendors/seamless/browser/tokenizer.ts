import { grouped, isValid, masked, type Typed } from './card-rules.ts'
import { tokenised } from './card-secure.ts'
import { drawForm, type Form, type Part } from './form.ts'
import { type Options, optionsIn } from './options.ts'
import type { Group } from './settings.ts'

const groups: readonly Group[] = ['number', 'expiry', 'cvv']

/** The frame: sends card data to CardSecure and only a token to the page. It accepts no messages. */
function run(options: Options): void {
  const form = drawForm(options, new Date())
  const timers = new Map<Part, number>()
  let hasToken = false
  let isTyping = false
  let turn = 0

  const typed = () => typedIn(form)
  const used = () => groups.filter((group) => options.uses[group])
  const judge = (group: Group) => {
    const isWrong = !isValid(group, typed(), new Date())
    for (const part of partsOf(group)) form.get(part)?.classList.toggle('error', isWrong)
    const { texts } = globalThis.__seamless
    if (isWrong && options.tells[group]) tell(options, '', { validationError: texts[group] }, '1001', texts[group])
  }
  const settle = (part: Part) => {
    if (part === 'number' && isTyping) {
      isTyping = false
      if (options.tellsTyping) post({ cardTyping: false })
    }
    if (hasToken) return
    if (part !== 'month' || typed().year !== '') judge(groupOf(part))
    if (used().every((group) => isValid(group, typed(), new Date()))) void tokenise()
  }
  const tokenise = async () => {
    turn += 1
    const mine = turn
    const card = typed()
    const { code, message, token } = await tokenised(card, options.isUnique)
    const { answers, delay } = globalThis.__seamless
    await new Promise((waited) => setTimeout(waited, delay))
    if (mine !== turn) return
    hasToken = token !== ''
    if (hasToken) setValue(form, 'number', masked(card.number, options.masksFirstTwo))
    const expiry = hasToken ? `${card.year}${card.month.padStart(2, '0')}` : ''
    const times = { once: 1, twice: 2, never: 0 }[answers]
    for (let told = 0; told < times; told += 1)
      tell(options, token, options.uses.expiry ? { expiry } : {}, code, code === '0' ? '' : message)
  }
  const changed = (part: Part) => {
    turn += 1
    if (hasToken) return empty()
    if (part === 'number') reformat(form, options)
    if (part === 'number' && !isTyping) {
      isTyping = true
      if (options.tellsTyping) post({ cardTyping: true })
    }
    if (options.inactivity === undefined) return
    clearTimeout(timers.get(part))
    timers.set(
      part,
      window.setTimeout(() => settle(part), options.inactivity),
    )
  }
  const empty = () => {
    hasToken = false
    for (const part of form.keys()) setValue(form, part, '')
    if (globalThis.__seamless.clearing === 'told') tell(options, '', options.uses.expiry ? { expiry: '' } : {}, '0', '')
  }

  for (const [part, control] of form) {
    control.addEventListener('input', () => changed(part))
    if (options.inactivity === undefined) control.addEventListener('blur', () => settle(part))
  }
}

function typedIn(form: Form): Typed {
  const value = (part: Part) => form.get(part)?.value ?? ''
  return { number: value('number'), month: value('month'), year: value('year'), cvv: value('cvv') }
}

function setValue(form: Form, part: Part, value: string): void {
  const control = form.get(part)
  if (control !== undefined) control.value = value
}

function reformat(form: Form, { keepsDigitsOnly, isGrouped }: Options): void {
  const { number } = typedIn(form)
  const kept = keepsDigitsOnly ? number.replace(/[^\d ]/g, '') : number
  setValue(form, 'number', isGrouped ? grouped(kept) : kept)
}

function groupOf(part: Part): Group {
  return part === 'month' || part === 'year' ? 'expiry' : part
}

function partsOf(group: Group): readonly Part[] {
  return group === 'expiry' ? ['month', 'year'] : [group]
}

function tell({ tokenName, isEnhanced }: Options, token: string, more: object, code: string, error: string): void {
  const enhanced = isEnhanced ? { token, errorCode: code, errorMessage: error } : {}
  post({ [tokenName]: token, ...more, ...enhanced })
}

/** The page parses a JSON string. */
function post(message: object): void {
  window.parent.postMessage(JSON.stringify(message), '*')
}

run(optionsIn(new URLSearchParams(window.location.search)))
