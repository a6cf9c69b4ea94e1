import { useEffect, useRef, useState } from 'react'
import type { SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import type { SocialResult } from '../../src-domain/account/social-steps.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import type { Spoken } from '../messages/spoken.ts'
import { useWords } from '../messages/words-context.tsx'
import type { SocialActions } from './social-actions.ts'
import { socialProblemText, socialRefusalText } from './social-problem-text.ts'

export interface SocialSignInProps {
  readonly social: SocialActions
  readonly onSignedIn: () => void
  readonly goOn: (flow: SignInFlow) => void
}

export function useSocial({ social, onSignedIn, goOn }: SocialSignInProps) {
  const words = { social: useWords('social'), ordering: useWords('ordering') }
  const [missing, setMissing] = useState<readonly SocialPlatform[]>([])
  const [busy, setBusy] = useState<SocialPlatform>()
  const [said, setSaid] = useState<Spoken>()
  const [isArriving, setArriving] = useState(social.arrival !== undefined)

  const take = (platform: SocialPlatform, result: SocialResult) => {
    if (result._tag === 'Left') {
      // Hides the button of an unavailable platform (ACCT-52).
      if (result.left._tag === 'NotReady') setMissing((now) => [...now, platform])
      return setSaid(socialProblemText(words.social, platform, result.left))
    }
    const outcome = result.right
    switch (outcome._tag) {
      case 'SignedIn':
        return onSignedIn()
      case 'Held':
      case 'Stranger':
        return goOn(outcome.goesOn)
      default:
        return setSaid(socialRefusalText(words, outcome))
    }
  }
  const start = useRef(() => {
    let isHere = true
    for (const platform of social.platforms)
      void social.prepare(platform).then((isReady) => {
        if (isHere && !isReady) setMissing((now) => [...now, platform])
      })
    const { arrival } = social
    void arrival?.result().then((result) => {
      setArriving(false)
      take(arrival.platform, result)
    })
    return () => {
      isHere = false
    }
  })
  useEffect(() => start.current(), [])

  return {
    offered: social.platforms.filter((platform) => !missing.includes(platform)),
    busy,
    said,
    isArriving,
    choose: (platform: SocialPlatform) => {
      setSaid(undefined)
      // The browser may restore this page from Facebook's with a stale busy state.
      if (platform !== 'facebook') setBusy(platform)
      void social.signIn(platform).then((result) => {
        setBusy(undefined)
        take(platform, result)
      })
    },
  }
}
