import type { Group } from './settings.ts'

/** Options in the frame's URL: documentation/HostediFrameTokenizer.md, Optional Parameters. */
export interface Options {
  readonly uses: Readonly<Record<Group, boolean>>
  readonly expiryIsTyped: boolean
  readonly tells: Readonly<Record<Group, boolean>>
  readonly tellsTyping: boolean
  readonly tokenName: string
  readonly isEnhanced: boolean
  readonly isUnique: boolean
  /** Milliseconds without input after which a card is complete; undefined: on blur. */
  readonly inactivity: number | undefined
  readonly keepsDigitsOnly: boolean
  readonly isGrouped: boolean
  readonly masksFirstTwo: boolean
  readonly months: readonly string[]
  readonly text: (name: string, otherwise: string) => string
  readonly isOn: (name: string) => boolean
}

export function optionsIn(query: URLSearchParams): Options {
  const isOn = (name: string) => query.get(name) === 'true'
  const text = (name: string, otherwise: string) => query.get(name) ?? otherwise
  const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
  return {
    uses: { number: true, expiry: isOn('useexpiry'), cvv: isOn('usecvv') },
    expiryIsTyped: isOn('useexpiryfield'),
    tells: {
      number: isOn('invalidinputevent') || isOn('invalidcreditcardevent'),
      expiry: isOn('invalidexpiryevent'),
      cvv: isOn('invalidcvvevent'),
    },
    tellsTyping: isOn('sendcardtypingevent'),
    tokenName: text('tokenpropname', 'message'),
    isEnhanced: isOn('enhancedresponse'),
    isUnique: isOn('unique'),
    inactivity: isOn('tokenizewheninactive') ? Number(text('inactivityto', '500')) : undefined,
    keepsDigitsOnly: isOn('cardnumbernumericonly'),
    isGrouped: isOn('formatinput'),
    masksFirstTwo: isOn('maskfirsttwo'),
    months: isOn('usemonthnames') ? text('monthnames', monthNames).split('-') : numbers,
    text,
    isOn,
  }
}

const monthNames = 'January-February-March-April-May-June-July-August-September-October-November-December'
