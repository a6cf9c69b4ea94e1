/** The complete script URL: the policy allows nothing else. */
export const examplePayScript = 'https://js.examplepay.test/v1.js'

export const examplePayPolicy = {
  scripts: ['https://js.examplepay.test'],
  frames: ['https://js.examplepay.test'],
  connects: [],
} as const
