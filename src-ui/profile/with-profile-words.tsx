import { type ComponentType, useMemo } from 'react'
import { account } from '../messages/account.en.ts'
import { ordering } from '../messages/ordering.en.ts'
import { ownData } from '../messages/own-data.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { MoreWords } from '../messages/words-context.tsx'
import { useAccount } from './account-app.ts'

export function withProfileWords<P extends object>(Screen: ComponentType<P>): ComponentType<P> {
  return function Worded(props: P) {
    const { texts, locale } = useAccount().cells.facts
    const words = useMemo(
      () => ({
        account: withBrandTexts('account', account, texts, locale),
        ownData: withBrandTexts('ownData', ownData, texts, locale),
        ordering: withBrandTexts('ordering', ordering, texts, locale),
      }),
      [texts, locale],
    )
    return (
      <MoreWords words={words}>
        <Screen {...props} />
      </MoreWords>
    )
  }
}
