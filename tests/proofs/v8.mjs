// Runs a kernel file in V8: each question is a function, the address of its arguments and the memory; the answer is a status and the memory.
import fs from "node:fs";

function read(bytes) {
  for (let at = 0; at < bytes.length; ) {
    const count = fs.readSync(0, bytes, at, bytes.length - at);
    if (!count) process.exit(0);
    at += count;
  }
  return bytes;
}

function write(bytes) {
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(1, bytes, at, bytes.length - at);
}

const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(process.argv[2])), {});
const head = Buffer.alloc(12);
const tail = Buffer.alloc(12);
for (;;) {
  read(head);
  const name = read(Buffer.alloc(head.readUInt32LE(0))).toString();
  const size = head.readUInt32LE(8);
  const missing = size - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
  read(new Uint8Array(exports.memory.buffer, 0, size));
  const begin = process.hrtime.bigint();
  tail.writeInt32LE(exports[name](head.readUInt32LE(4)), 0);
  tail.writeDoubleLE(Number(process.hrtime.bigint() - begin) / 1e9, 4);
  write(tail);
  write(new Uint8Array(exports.memory.buffer, 0, size));
}
