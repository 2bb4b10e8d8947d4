/** What the browser's thread for sound gives a processor; TypeScript's own library does not know it. */
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort };
declare function registerProcessor(name: string, processor: new () => object): void;

/** Samples that go to the page at once: some thirty messages a second instead of four hundred. */
const size = 2048;

/** Hands on what the microphone hears, in blocks. */
class Recorder extends AudioWorkletProcessor {
  #block = new Float32Array(size);
  #filled = 0;

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    for (const value of inputs[0]?.[0] ?? []) {
      this.#block[this.#filled] = value;
      this.#filled += 1;
      if (this.#filled < size) continue;
      this.port.postMessage(this.#block);
      this.#block = new Float32Array(size);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor('recorder', Recorder);
