import type { Ring, RingPattern } from '../../src-domain/kitchen/ring.ts'

interface Tone {
  /** Hertz. */
  readonly pitch: number
  /** Seconds after the start of the pattern. */
  readonly at: number
}

/** Seconds. */
const toneLength = 0.22
const loudest = 0.35

const patterns: Readonly<Record<RingPattern, readonly Tone[]>> = {
  'new-order': [
    { pitch: 880, at: 0 },
    { pitch: 1_175, at: 0.25 },
    { pitch: 880, at: 0.6 },
    { pitch: 1_175, at: 0.85 },
  ],
  'cancelled-order': [
    { pitch: 440, at: 0 },
    { pitch: 330, at: 0.25 },
  ],
}

/** Rings with oscillators, so that no sound file has to load. The first `unlock` creates the audio context. */
export function webAudioRing(page: Partial<Pick<typeof globalThis, 'AudioContext'>>): Ring {
  let context: AudioContext | undefined
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listen of listeners) listen()
  }
  const opened = () => {
    if (context !== undefined || page.AudioContext === undefined) return context
    context = new page.AudioContext()
    context.addEventListener('statechange', changed)
    return context
  }
  const isAllowed = () => context?.state === 'running'
  return {
    unlock: async () => {
      try {
        await opened()?.resume()
      } catch {
        // The browser refused, so `isAllowed` returns false.
      }
      return isAllowed()
    },
    isAllowed,
    play: (pattern) => {
      if (context === undefined || !isAllowed()) return
      for (const tone of patterns[pattern]) playTone(context, tone)
    },
    onChange: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

function playTone(context: AudioContext, { pitch, at }: Tone): void {
  const begin = context.currentTime + at
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.value = pitch
  // A sudden start or end would click.
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(loudest, begin + 0.02)
  gain.gain.linearRampToValueAtTime(0, begin + toneLength)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(begin)
  oscillator.stop(begin + toneLength)
}
