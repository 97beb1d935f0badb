// Words to the table.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/words";
import type { TableState } from "../model/table";
import type { TableView } from "../wire/types";

export function Chat({ state, shown, onSay }: { state: TableState; shown: TableView; onSay(text: string): void }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [state.chat.length]);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (text.trim()) onSay(text.trim());
    setText("");
  };
  return (
    <>
      {state.chat.length === 0 ? (
        <p class="soft small">{t("web-chat-empty")}</p>
      ) : (
        <ol class="chat" ref={list} tabIndex={0} aria-label={t("web-chat")}>
          {state.chat.map((said) => (
            <li key={said.number} data-seat={said.seat}>
              <strong>{said.name}</strong> {said.text}
            </li>
          ))}
        </ol>
      )}
      {shown.you !== null && (
        <form class="type" onSubmit={submit}>
          <label for="chat-text" class="hidden">
            {t("web-chat-text")}
          </label>
          <input
            id="chat-text"
            value={text}
            placeholder={t("web-chat-text")}
            maxLength={500}
            autocomplete="off"
            enterkeyhint="send"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit">{t("web-send")}</button>
        </form>
      )}
    </>
  );
}
