// Words to the table.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { sessionDrawer } from "../model/preferences";
import type { TableState } from "../model/table";
import { countUnread, keepSeen, lastSeen, unread } from "../model/unread";
import type { TableView } from "../wire/types";
import { Neighbours } from "./Neighbours";

export function Chat({ state, shown, secret, onSay }: { state: TableState; shown: TableView; secret: string; onSay(text: string): void }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [state.chat.length]);
  const self = useSeen(shown, state);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (text.trim()) onSay(text.trim());
    setText("");
  };
  return (
    <div class="chat-panel" ref={self}>
      {state.chat.length === 0 ? (
        <p class="soft small">{t("web-chat-empty")}</p>
      ) : (
        <ol class="chat" ref={list} tabIndex={0} aria-label={t("web-chat")}>
          {state.chat.map((said) => (
            <li key={said.number} data-seat={said.seat}>
              <strong>{said.name || t("web-spectator")}</strong>
              {said.seat === null && said.name !== "" && <span class="soft small"> {t("web-watching")}</span>} {said.text}
            </li>
          ))}
        </ol>
      )}
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
      {state.muted && <p role="alert">{state.muted}</p>}
      <Neighbours shown={shown} chat={state.chat} secret={secret} />
    </div>
  );
}

/** Words count as seen while this panel is on the screen of somebody who looks. */
function useSeen({ table, you }: TableView, { chat }: TableState): { current: HTMLDivElement | null } {
  const self = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(false);
  const last = chat.at(-1)?.number ?? 0;
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    if (self.current) watch.observe(self.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const look = (): void => {
      if (visible && !document.hidden) keepSeen(sessionDrawer, table, last);
      unread.set(countUnread(chat, you, lastSeen(sessionDrawer, table)));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [table, you, last, visible]);
  useEffect(() => () => unread.set(0), []);
  return self;
}
