import { startBareBackEnd } from './start-bare-back-end.ts'

// For a person: npm run bare-back-end, and the storefront with API_URL. Says what was asked otherwise than the contract.
const { origin } = await startBareBackEnd({
  port: Number(process.env['PORT'] ?? 8099),
  hear: (line) => console.log(line),
})
console.log(`A back end of the contract alone at ${origin}`)
